import type { DirectoryEntry } from '#domain/users/directory/directory-entry';

/** Names and addresses that try to break a table: markup, other directions, no spaces, 10 kB, combining characters. */
export const hostileUsers: ReadonlyArray<Partial<DirectoryEntry>> = [
  { name: '<img src=x onerror=alert(1)>', email: '"<script>alert(1)</script>"@example.org' },
  { name: 'مايا روزن', email: 'maya@example.org' },
  { name: '\u202Eevil\u202C maya', email: 'rtl@example.org' },
  { name: 'W'.repeat(10_000), email: `${'w'.repeat(240)}@example.org` },
  { name: `Z\u0351\u036B\u0343`.repeat(40), email: 'z@example.org' },
  { name: '  ', email: 'blank@example.org' },
  { name: '=HYPERLINK("http://x.example")', email: 'formula@example.org' },
];
