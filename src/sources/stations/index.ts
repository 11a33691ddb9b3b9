export { hasCatalogue, openCatalogue, type Catalogue } from './catalogue.ts';
