import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import type { Plugin } from 'vite';
import { trimmed } from './icons.ts';

/** `import raven from 'icon:raven'` is the outline of that game-icon, and nothing else of the set. */
function icons(): Plugin {
  const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  let set: Record<string, { body: string }> | undefined;
  return {
    name: 'icons',
    resolveId: (id) => (id.startsWith('icon:') ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith('\0icon:')) return null;
      set ??= (JSON.parse(readFileSync(file, 'utf8')) as { icons: typeof set }).icons!;
      const name = id.slice('\0icon:'.length);
      const paths = [...(set[name]?.body ?? '').matchAll(/ d="([^"]*)"/g)].map((found) => found[1]);
      if (!paths.length) this.error(`game-icons has no icon '${name}'`);
      return `export default ${JSON.stringify(trimmed(paths.join('')))}`;
    },
  };
}

/** `import texts from './x.ftl'` is a catalogue without its comments. */
function fluent(): Plugin {
  return {
    name: 'fluent',
    transform(source, id) {
      if (!id.endsWith('.ftl')) return null;
      const bare = source.replace(/^#.*\n/gm, '').replace(/\n{2,}/g, '\n');
      return { code: `export default ${JSON.stringify(bare)}`, map: null };
    },
  };
}

/** Where what is built goes, by mode: the page of a hall, that of a hall without a server (`scripts/
 *  static_site.py` makes a site of it), or the harness that boards are looked at in. */
const FOLDERS: Record<string, string> = { harness: 'build-harness', static: 'build-static' };

export default defineConfig(({ mode }) => ({
  // Relative, so that the page works behind any path prefix without being told which.
  base: './',
  plugins: [icons(), fluent(), svelte()],
  resolve: {
    alias: {
      '@hall': fileURLToPath(
        new URL(mode === 'static' ? 'src/local' : 'src/remote', import.meta.url),
      ),
    },
  },
  worker: { format: 'es' as const },
  build: {
    outDir: FOLDERS[mode] ?? '../src/meadhall/hall/page',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // fonts inside styles would be data: addresses, which the policy forbids
    reportCompressedSize: false,
    rollupOptions: { input: mode === 'harness' ? 'harness.html' : 'index.html' },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
  test: { include: ['tests/**/*.test.ts', 'src/**/*.test.ts'], environment: 'node' },
}));
