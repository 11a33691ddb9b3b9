export { openCatalogue, type Catalogue } from './catalogue.ts';
