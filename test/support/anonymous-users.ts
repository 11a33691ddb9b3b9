import { Problem } from '../../src/problem.ts';
import { defaultPreferences } from '../../src/users/preferences.ts';
import type { Users } from '../../src/users/index.ts';

const refuse = (): Promise<never> => Promise.reject(new Problem('user-anonymous'));

/** Users about whom nothing is stored, for tests of something else. */
export const anonymousUsers: Users = {
  preferencesOf: async (user) => defaultPreferences(user),
  settingsOf: async () => ({ units: {} }),
  channelSettings: async () => ({ units: {} }),
  linkedPlatforms: async () => [],
  addRecentPlace: async () => {},
  rememberChoice: async () => {},
  changeSettings: refuse,
  changeChannelSettings: refuse,
  moveChannel: async () => {},
  setLimits: refuse,
  setHome: refuse,
  setChannelHome: refuse,
  savePlace: refuse,
  setPort: refuse,
  deletePlace: refuse,
  createLinkCode: refuse,
  redeemLinkCode: refuse,
  linkRequest: refuse,
  agreeToLink: refuse,
  refuseLink: refuse,
  unlink: refuse,
  exportData: refuse,
  deleteAccount: refuse,
  deleteInactive: async () => 0,
};
