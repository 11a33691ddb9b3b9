export { hasCatalogue, hasDatums, openCatalogue, type Catalogue } from './catalogue.ts';
