// The featured titles of the days after the build.
const DAY_MS = 86_400_000;

/**
 * Returns a function that renders the featured titles of the other days of a week as templates; `featured-start.ts` shows those of the day.
 * The function returns null for pages without featured titles. @param now time of the build, in ms since 1970.
 */
export const featuredTemplates = ({ FEATURED_PATHS, FEATURED_DAYS, dayOfFeatured }, now) => async (address, renderAt) => {
  if (!FEATURED_PATHS.includes(address)) return null;
  const templates = [];
  for (let later = 1; later < FEATURED_DAYS; later += 1) {
    const time = now + later * DAY_MS;
    const { body } = await renderAt(address, time);
    const [section] = /<section class="featured-tiles".*?<\/section>/s.exec(body);
    templates.push(`<template data-featured-day="${dayOfFeatured(time)}">${section}</template>`);
  }
  return { day: dayOfFeatured(now), templates: templates.join('') };
};
