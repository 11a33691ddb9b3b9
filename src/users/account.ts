import { Problem } from '../problem.ts';
import type { PlatformAccount } from './ports.ts';
import type { User } from './user.ts';

/** Throws the problem `user-anonymous`: nothing is stored under an id that many share. */
export function accountOf({ anonymous, platform, id }: User): PlatformAccount {
  if (anonymous) throw new Problem('user-anonymous');
  return { platform, id };
}
