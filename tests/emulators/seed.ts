import { initializeApp } from 'firebase-admin/app';
import { empty } from './clear-emulators';
import { DEMO_PASSWORD, PEOPLE } from './emulator-users';
import { seed } from './seed-emulators';

const project = process.env['GCLOUD_PROJECT'] ?? 'demo-marquee';
await empty(project);
await seed(initializeApp({ projectId: project }));
const statusOf = ({ role, disabled }: (typeof PEOPLE)[number]): string => (disabled ? 'disabled' : role === 'admin' ? 'admin' : 'member');
process.stdout.write(`${PEOPLE.map((user) => `  ${statusOf(user).padEnd(9)} ${user.email}   ${DEMO_PASSWORD}`).join('\n')}\n`);
