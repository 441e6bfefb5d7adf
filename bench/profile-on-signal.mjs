// Loaded before the server (NODE_OPTIONS=--import): SIGUSR2 begins a profile of each of its threads, the next one ends it
// and writes PROFILE_DIR/<thread>.cpuprofile.
import { writeFileSync } from 'node:fs';
import { Session } from 'node:inspector';
import { join } from 'node:path';
import { BroadcastChannel, isMainThread, threadId } from 'node:worker_threads';

const folder = process.env.PROFILE_DIR;
const signals = new BroadcastChannel('profile');
let session;

function toggle() {
  if (session) return end();
  session = new Session();
  session.connect();
  session.post('Profiler.enable');
  session.post('Profiler.setSamplingInterval', { interval: 500 });
  session.post('Profiler.start');
}

function end() {
  session.post('Profiler.stop', (_, { profile }) =>
    writeFileSync(join(folder, `${threadId}.cpuprofile`), JSON.stringify(profile)),
  );
  session.disconnect();
  session = undefined;
}

if (folder) {
  signals.addEventListener('message', toggle);
  signals.unref();
  if (isMainThread) {
    process.on('SIGUSR2', () => {
      // A channel between threads is no window: its messages have no origin.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      signals.postMessage('toggle');
      toggle();
    });
  }
}
