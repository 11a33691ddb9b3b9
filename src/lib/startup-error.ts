/**
 * The program cannot run with what it finds: a setting, a folder, a database. The message is for the operator: a sentence
 * or two that name what to look at, without secrets. It is printed without a stack.
 */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}

/** Ends a sentence about a setting. */
export const envExample = '.env.example explains each setting.';
