// Runs a program in the engine of a site, in Node: the same files as a browser loads.
//
//     node scripts/engine.mjs SITE/engine PROGRAM.py ARGUMENT …

import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const [folder, program, ...given] = process.argv.slice(2);
const engine = resolve(folder);
try {
  const { loadPyodide } = await import(pathToFileURL(`${engine}/pyodide.mjs`).href);
  const python = await loadPyodide({ indexURL: `${engine}/` });
  const version = python.runPython('import sys; "%d.%d" % sys.version_info[:2]');
  const packed = new Uint8Array(await readFile(`${engine}/meadhall.tar.xz`));
  python.unpackArchive(packed, 'xztar', { extractDir: `/lib/python${version}/site-packages` });
  python.globals.set('__name__', '__main__');
  python.pyimport('sys').argv = python.toPy([program, ...given]);
  python.runPython(await readFile(program, 'utf8'), { filename: program });
} catch (wrong) {
  console.error(wrong.message); // Node would show a line of Pyodide's with it: 600,000 letters
  process.exitCode = 1;
}
