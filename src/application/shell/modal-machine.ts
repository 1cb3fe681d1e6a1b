import { assign, setup } from 'xstate';
import type { TitleImage } from '#domain/catalogue/title-details';
import type { CropArea } from '../profile/avatar-machine';

/** The modals that there are, and what each needs to know. A modal opens by name with its properties. */
export type Modals = {
  readonly trailer: { readonly youTubeKey: string; readonly name: string };
  readonly picture: { readonly kind: TitleImage['kind']; readonly path: string; readonly label: string };
  readonly confirmation: {
    readonly title: string;
    readonly subtitle?: string;
    readonly confirmText?: string;
    readonly cancelText?: string;
    /** What is confirmed cannot be taken back. */
    readonly isFinal?: boolean;
    readonly onConfirm: () => void;
  };
  readonly 'change-credentials': { readonly what: 'email' | 'password' };
  /** Asking once more for the letter that verifies the address. */
  readonly verification: { readonly email: string };
  readonly 'delete-account': { readonly email: string };
  /** Cutting a square out of the picture at an address of this page. */
  readonly 'crop-picture': {
    readonly source: string;
    readonly onChosen: (area: CropArea) => void;
    readonly onCancelled: () => void;
    readonly onBroken: () => void;
  };
};

export type ModalName = keyof Modals;
export type OpenModal = { [N in ModalName]: { readonly name: N; readonly properties: Modals[N] } }[ModalName];

type ModalEvent = { readonly type: 'modal.opened'; readonly modal: OpenModal } | { readonly type: 'modal.closed' };

type ModalContext = {
  readonly modal: OpenModal | null;
  /** Counts how often one was opened where none was: what takes the place of another still belongs to the same opening. */
  readonly opening: number;
};

/** One modal at a time; opening another replaces the first. */
export const modalMachine = setup({
  types: { context: {} as ModalContext, events: {} as ModalEvent },
  actions: {
    begin: assign(({ context }) => ({ opening: context.opening + 1 })),
    show: assign((_, { modal }: { readonly modal: OpenModal }) => ({ modal })),
    clear: assign({ modal: null }),
  },
}).createMachine({
  id: 'modal',
  context: { modal: null, opening: 0 },
  initial: 'closed',
  states: {
    closed: { on: { 'modal.opened': { target: 'open', actions: ['begin', { type: 'show', params: ({ event }) => ({ modal: event.modal }) }] } } },
    open: {
      on: {
        'modal.opened': { actions: { type: 'show', params: ({ event }) => ({ modal: event.modal }) } },
        'modal.closed': { target: 'closed', actions: 'clear' },
      },
    },
  },
});
