export { windAgainstStream } from './against.ts';
export { passingAt, speedAt } from './speed.ts';
export { streamReachKm, type NearestStream, type StreamStation } from './station.ts';
export { harmonicStream, subordinateStream, type Stream, type StreamOffsets } from './stream.ts';
export { eventKinds, streamPhases, type StreamEvent, type StreamPhase } from './event.ts';
export { strongStreamKinds, type StrongStream } from './strong-stream.ts';
