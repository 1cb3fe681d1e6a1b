import { assign, createActor, setup, type ActorRefFrom } from 'xstate';
import type { TitleImage } from '#domain/catalogue/title-details';
import type { ExportKind } from '#domain/exports/data-exports';
import type { List } from '#domain/lists/list';
import type { JointListApi } from '#domain/lists/together/joint-list-api';
import type { ListItem } from '#domain/lists/list-item';
import type { Answer } from '#domain/shared/answer';
import type { ChoiceError } from '#domain/users/pictures/avatars';
import type { UserId } from '#domain/users/user-id';
import type { UnsentCount } from '#application/lists/outbox/outbox';
import type { CropArea } from '#application/profile/avatar-machine';

export type LabelledImage = { readonly kind: TitleImage['kind']; readonly path: string; readonly label: string };

/** Maps each modal's name to its properties. A modal is opened by name with its properties. */
export type ModalProperties = {
  readonly trailer: { readonly youTubeKey: string; readonly name: string };
  /** A row of images; the one at the index `first` is shown first. */
  readonly image: { readonly images: ReadonlyArray<LabelledImage>; readonly first: number };
  readonly confirmation: {
    readonly title: string;
    readonly subtitle?: string;
    readonly confirmText?: string;
    readonly cancelText?: string;
    /** The confirmed action cannot be undone. */
    readonly isFinal?: boolean;
    readonly onConfirm: () => void;
  };
  /**
   * Shares a list by a link. `share` returns the id of the link, `end` ends it. `readFirst` reads the first titles in the owner's order,
   * `readAll` all of them.
   */
  readonly 'share-list': {
    readonly list: List;
    readonly share: (sharesNotes: boolean) => Answer<string>;
    readonly readFirst: (count: number) => Answer<ReadonlyArray<ListItem>>;
    readonly readAll: Answer<ReadonlyArray<ListItem>>;
    readonly end: Answer<void>;
    /** Use cases of the list's editors. */ readonly joint: Omit<JointListApi, 'changeJointList'>;
  };
  /** Moves a title of a list to another position, from 1. */
  readonly 'move-title': {
    readonly title: string;
    readonly position: number;
    readonly count: number;
    readonly onMove: (position: number) => void;
  };
  readonly 'change-credentials': { readonly what: 'email' | 'password' };
  /** Asks before a sign-out while changes of lists are not sent. */
  readonly 'unsent-changes': { readonly unsent: UnsentCount; readonly onConfirm: () => void };
  /** Requests another verification e-mail. */
  readonly verification: { readonly email: string };
  readonly 'delete-account': { readonly email: string };
  /** Uploads a picture for the public pages. */
  readonly 'add-banner': Readonly<Record<string, never>>;
  readonly 'export-data': {
    readonly kind: Exclude<ExportKind, 'lists-with-titles'>;
    /** Only these users; absent for all. */ readonly uids?: ReadonlyArray<UserId>;
  };
  /** Creates an account of another user. */
  readonly 'create-user': Readonly<Record<string, never>>;
  /** Changes the account of another user. */
  readonly 'edit-user': { readonly uid: UserId };
  /** Crops the image at an object URL of this page to a square. */
  readonly 'crop-image': {
    readonly source: string;
    readonly onChosen: (area: CropArea) => void;
    readonly onCancelled: () => void;
    /** Called with the reason when the image cannot be used. */
    readonly onRejected: (error: ChoiceError) => void;
  };
};

export type ModalName = keyof ModalProperties;
export type ShownModal = { [N in ModalName]: { readonly name: N; readonly properties: ModalProperties[N] } }[ModalName];

export type ModalEvent = { readonly type: 'modal.opened'; readonly modal: ShownModal } | { readonly type: 'modal.closed' };

type ModalContext = {
  readonly modal: ShownModal | null;
  /** Counts transitions from closed to open; replacing an open modal does not count. */
  readonly opening: number;
};

/** Models the modal: at most one is open; opening another replaces it. */
export const modalMachine = setup({
  types: { context: {} as ModalContext, events: {} as ModalEvent },
  actions: {
    countOpening: assign(({ context }) => ({ opening: context.opening + 1 })),
    show: assign((_, { modal }: { readonly modal: ShownModal }) => ({ modal })),
    clear: assign({ modal: null }),
  },
}).createMachine({
  id: 'modal',
  context: { modal: null, opening: 0 },
  initial: 'closed',
  states: {
    closed: {
      description: 'No modal is open.',
      on: {
        'modal.opened': { target: 'open', actions: ['countOpening', { type: 'show', params: ({ event }) => ({ modal: event.modal }) }] },
      },
    },
    open: {
      description: 'One modal is open.',
      on: {
        'modal.opened': { actions: { type: 'show', params: ({ event }) => ({ modal: event.modal }) } },
        'modal.closed': { target: 'closed', actions: 'clear' },
      },
    },
  },
});

export type ModalActor = ActorRefFrom<typeof modalMachine>;

/** Starts the machine of a tab's modal. */
export const startModal = (): ModalActor => createActor(modalMachine).start();
