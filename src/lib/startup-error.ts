/** The program cannot run with what it finds. The message, without a stack, names what to look at, no secrets. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}

/** Ends a sentence about a setting. */
export const envExample = '.env.example explains each setting.';
