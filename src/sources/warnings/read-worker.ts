import { parentPort } from 'node:worker_threads';
import { readBodies } from './readers.ts';
import type { ReadJob, ReadResult } from './reading-thread.ts';

/** A thread that reads bodies: megabytes of JSON or XML, which would keep all else waiting. */
parentPort?.on('message', ({ id, reader, bodies }: ReadJob) => {
  let result: ReadResult;
  try {
    result = { id, value: readBodies(reader, bodies) };
  } catch (error) {
    result = { id, fault: error instanceof Error ? error.message.slice(0, 200) : String(error) };
  }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
  parentPort?.postMessage(result);
});
