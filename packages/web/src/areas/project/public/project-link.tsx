import { Link } from '@tanstack/react-router';
import './project-link.css';

type Props = { to: string; name: string; note?: string };

/** The name of a project in a list, which opens it; `note` stands under it. */
export const ProjectLink = ({ to, name, note }: Props) => (
  <>
    <Link className="project-name" to={to}>
      {name}
    </Link>
    {note !== undefined && <small className="project-note">{note}</small>}
  </>
);
