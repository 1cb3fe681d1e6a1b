import { embeddedCatalogue } from '#adapters/embedded-catalogue/embedded-catalogue';
import { fetchFiles } from '#adapters/embedded-catalogue/fetch-files';
import { CATALOGUE, PICTURES } from '#application/keys';
import type { Module } from './compose';

/** The catalogue that ships with the app. It has no pictures: every title is drawn. */
export const shippedCatalogue: Module = (bind) => {
  bind.value(CATALOGUE, embeddedCatalogue(fetchFiles(__CATALOGUE_PATH__)));
  bind.value(PICTURES, { source: () => null });
};
