export { strangers, type Asker, type People, type Preferences } from './people.ts';
