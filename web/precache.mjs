// Makes the service worker that keeps a page's files in the browser, by their digests:
//
//     node precache.mjs page FOLDER    of a hall's page: what never changes under its name
//     node precache.mjs site FOLDER    of a site without a server: all of it, the engine too
//
// A hall's worker also shows what the hall tells people who aren't there (`src/sw/told.js`).
// What a hall is asked for, its sockets and its answers are no files, and nothing to this worker.

import { appendFile, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { generateSW } from 'workbox-build';

const [kind, given] = process.argv.slice(2);
const folder = resolve(given);

const usual = {
    globDirectory: folder,
    swDest: join(folder, 'sw.js'),
    cacheId: 'meadhall', // a part of the cache's name, which `src/local/engine.ts` knows
    // Vite puts a file's digest into its name.
    dontCacheBustURLsMatching: /\/assets\//,
    maximumFileSizeToCacheInBytes: 64 * 1024 * 1024,
    cleanupOutdatedCaches: true,
    clientsClaim: true,
    inlineWorkboxRuntime: true,
    sourcemap: false,
};

const page = {
    ...usual,
    globPatterns: ['assets/**'],
    modifyURLPrefix: { '': 'page/' },
    directoryIndex: null,
    // The page itself comes from the hall, which says by itself when it has a newer one.
    skipWaiting: true,
};

async function site() {
    const { files } = JSON.parse(await readFile(join(folder, 'engine/engine.json'), 'utf8'));
    return {
        ...usual,
        globPatterns: ['index.html', 'page/**', 'engine/engine.json'],
        // Under these names the page has put them there already when it comes for the first time.
        additionalManifestEntries: Object.entries(files).map(([name, { digest }]) => ({
            url: `engine/${name}`,
            revision: digest,
        })),
        // Which screen is shown stands behind the question mark: it is one page.
        ignoreURLParametersMatching: [/./],
        skipWaiting: false,
    };
}

const { warnings } = await generateSW(kind === 'site' ? await site() : page);
if (warnings.length) {
    console.error(warnings.join('\n'));
    process.exitCode = 1;
}

// A hall tells people who aren't there; a site without a server has nobody who could.
if (kind === 'page') {
    const told = await readFile(new URL('src/sw/told.js', import.meta.url), 'utf8');
    await appendFile(page.swDest, `\n{\n${told}}\n`);
}
