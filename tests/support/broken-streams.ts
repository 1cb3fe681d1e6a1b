import { createRequire } from 'node:module';

type Status = { readonly code: number; readonly details: string };
type CallModule = { callErrorFromStatus: (status: Status, callerStack: string) => Error };

const UNAVAILABLE = 14;
const firestore = createRequire(import.meta.url).resolve('@firebase/firestore');
const calls = createRequire(firestore)('@grpc/grpc-js/build/src/call.js') as CallModule;
const errorOf = calls.callErrorFromStatus;

/**
 * Firestore's emulator sometimes mixes the bytes of two messages of one Listen stream when documents change while it answers.
 * The client then reads other bytes as a length, and Firestore's SDK takes "larger than max" for an exceeded quota and waits up to
 * a minute. Reported as the lost connection that it is, the stream opens again at once.
 */
calls.callErrorFromStatus = (status, callerStack) =>
  errorOf(status.details.includes('message larger than max') ? { ...status, code: UNAVAILABLE } : status, callerStack);
