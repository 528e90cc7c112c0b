/**
 * Where a screen is found. On a server every screen has its own path. The edition of files alone has
 * one page, wherever it lies, and its screens are `?/g/abc&seat=1#12`: no host has to know them.
 */
import { LOCAL } from './net/edition';

/** What the bar of the browser shows for a path of ours. */
export function addressOf(path: string): string {
  if (!LOCAL) return path;
  const [, place = '/', query = '', hash = ''] = /^([^?#]*)\??([^#]*)(.*)$/.exec(path) ?? [];
  return `${location.pathname}${place === '/' && !query ? '' : `?${place}`}${query && `&${query}`}${hash}`;
}

/** A path of ours, from what the bar of the browser shows. */
export function pathOf({ pathname, search, hash }: URL | Location): string {
  if (!LOCAL) return pathname + search + hash;
  const [, place, query = ''] = /^\?(\/[^&]*)&?(.*)$/.exec(search) ?? [];
  return (place ?? '/') + (query && `?${query}`) + hash;
}

/** A link that works elsewhere, too. */
export const linkTo = (path: string): string => new URL(addressOf(path), location.href).href;
