import { join } from 'node:path';
import type { NodeFS } from '@electric-sql/pglite/nodefs';
import type { WriteOrder } from './write-order.ts';

type Node = { name: string };
type Stream = { node: Node };
type Change = { size?: number; mode?: number };
type Written = [buffer: Uint8Array, offset: number, length: number, position: number];

/** The engine's operations on files of the machine, as far as they change something. */
type FileOperations = {
  realPath: (node: Node) => string;
  node_ops: {
    setattr: (node: Node, change: Change) => void;
    mknod: (parent: Node, name: string, mode: number, device: number) => Node;
    rename: (node: Node, folder: Node, name: string) => void;
    unlink: (parent: Node, name: string) => void;
    rmdir: (parent: Node, name: string) => void;
  };
  stream_ops: {
    setattr: (stream: Stream, change: Change) => void;
    write: (stream: Stream, ...written: Written) => number;
  };
};

/** Rights of group and others: the engine unpacks its first files for everybody. */
const OTHERS = 0o077;

/** Tells `order` of every change of a file, before and after it happens; keeps files for their owner alone. */
function watch({ realPath, node_ops, stream_ops }: FileOperations, order: WriteOrder): void {
  const changed = <R>(path: string, change: () => R): R => {
    order.before(path);
    const result = change();
    order.after(path);
    return result;
  };
  const { mknod, rename, unlink, rmdir, setattr } = node_ops;
  const { write } = stream_ops;
  const setattrOfStream = stream_ops.setattr;

  stream_ops.write = (stream, ...rest) => changed(realPath(stream.node), () => write(stream, ...rest));
  stream_ops.setattr = (stream, change) =>
    change.size === undefined
      ? setattrOfStream(stream, change)
      : changed(realPath(stream.node), () => setattrOfStream(stream, change));
  node_ops.setattr = (node, change) => {
    const mine = change.mode === undefined ? change : { ...change, mode: change.mode & ~OTHERS };
    if (change.size === undefined) setattr(node, mine);
    else changed(realPath(node), () => setattr(node, mine));
  };
  node_ops.mknod = (parent, name, ...rest) => {
    const node = mknod(parent, name, ...rest);
    order.created(join(realPath(parent), name));
    return node;
  };
  node_ops.rename = (node, folder, name) => {
    const from = realPath(node);
    order.before(from);
    rename(node, folder, name);
    order.renamed(from, join(realPath(folder), name));
  };
  const removing = (remove: (parent: Node, name: string) => void) => (parent: Node, name: string) => {
    const path = join(realPath(parent), name);
    order.before(path);
    remove(parent, name);
    order.removed(path);
  };
  node_ops.unlink = removing(unlink);
  node_ops.rmdir = removing(rmdir);
}

/** The files of an embedded database, with every change told to `order`. */
export function syncedFiles(files: NodeFS, order: WriteOrder): NodeFS {
  const init = files.init.bind(files);
  files.init = async (...args) => {
    const { emscriptenOpts } = await init(...args);
    const preRun = [
      ...(emscriptenOpts.preRun ?? []),
      (engine: { NODEFS: object }) => watch(engine.NODEFS as FileOperations, order),
    ];
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  };
  return files;
}
