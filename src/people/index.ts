export { strangers, type Asker, type Channel, type People, type Preferences } from './people.ts';
