/** The worker in which bots think, so that neither the page nor its hall ever waits for them. */

import { engine } from './engine';
import type { FromThinker, ToThinker } from './messages';

const post = (message: FromThinker) => self.postMessage(message);

const module = engine(() => {}).then(
  (python) => python.pyimport('meadhall.hall.local.thinking') as { think(task: string): string },
);
void module.then(() => post({ say: 'ready' }));

self.onmessage = (event: MessageEvent<ToThinker>) => {
  const { thought, task } = event.data;
  void module
    .then((python) => python.think(task))
    .catch((wrong: unknown) => {
      console.error(wrong);
      return JSON.stringify({ why: 'crashed' });
    })
    .then((outcome) => post({ say: 'thought', thought, outcome }));
};
