import css from './drag-words.module.css';

/** The library's own announcements are in English and know no places: the screens speak for themselves. */
export const SILENT = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
  screenReaderInstructions: { draggable: '' },
  restoreFocus: false,
};

type Props = {
  /** How something is lifted and moved by keys; what can be lifted names it by `id`. */
  help: { id: string; text: string };
  /** What was done last. */
  spoken: string;
};

/** What those hear who cannot see the drag. */
export const DragWords = ({ help, spoken }: Props) => (
  <div className={css['words']}>
    <p id={help.id}>{help.text}</p>
    <div role="status" aria-live="assertive">
      {spoken}
    </div>
  </div>
);
