import { isNetworkError, type Failure } from '#domain/shared/failure';
import { waitAdviceText } from '#ui/messages/failure.messages.ts';

/** Texts of an evening that two people share, each on their own phone. */
export const SHARED_EVENING_MESSAGES = {
  title: 'Tonight, together',
  description: 'Two people, two phones: each says what they would watch, and both see what they have in common.',
  startNote: 'You both choose a mood, then say yes or no to the same titles. Neither of you sees the other’s answers before both are done.',
  start: 'Start an evening',
  haveCode: 'Have a code?',
  code: 'Code',
  codeHint: 'Six characters from the other phone.',
  join: 'Join',
  noSuchCode: 'This code doesn’t work. Check it, or ask for the link. Codes end after 12 hours.',
  noCode: 'A code has six characters, such as ABC 234.',
  full: 'Two people have already joined.',
  joining: 'Joining the evening',
  invite: 'Invite the other person',
  inviteNote:
    'They don’t need an account. Send the link, or have them enter the code here: Tonight > Together > Each on their own phone.',
  link: 'Link',
  share: 'Share the link',
  copied: 'Link copied.',
  notCopied: 'The link couldn’t be copied. Select it and copy it yourself.',
  moodsNote: 'Choose up to three moods, or none for any. The other person sees your choice only after answering too.',
  moodsDone: 'That’s my mood',
  here: 'You’re both here.',
  waitingBoard: ['Your /turn', 'is done'],
  waiting: {
    joined: 'Your answer is saved. As soon as the other person joins and answers, we look for titles for you both.',
    answered: 'Your answer is saved. As soon as the other person has answered, we look for titles for you both.',
    voted: 'Your votes are saved. As soon as the other person has voted, you both see what you have in common.',
  },
  keepTrying: 'We can’t reach the server at the moment. Nothing is lost, and we keep trying.',
  searching: 'Finding titles for you both',
  searchingOther: 'The other phone is still looking for titles. This takes a moment.',
  yes: 'Yes',
  no: 'No',
  previous: 'Previous',
  place: (place: number, count: number): string => `Title ${place} of ${count}`,
  fitsBoth: 'Fits both of you.',
  fitsOne: 'Fits only one of you.',
  tryAgain: 'Try again',
  unknownTitle: 'We couldn’t load this title.',
  sendVotes: 'Send my votes',
  sending: 'Sending your votes',
  allVoted: 'You’ve voted on all of them.',
  bothYes: 'You both said yes.',
  alsoYes: 'You also both said yes to',
  more: 'Show more titles',
  otherAhead: 'The other person has gone on to the next titles.',
  noneBoard: ['Not /yet'],
  none: 'Nothing yet that you both said yes to. The next titles may suit you both.',
  noneLast: 'Those were all the titles for tonight, and none has a yes from both of you.',
  next: 'Next titles',
  nothingBoard: ['Nothing /fits'],
  nothing: 'No title fits both of you and is new to you both. Start again with more time or another mood.',
  leftBoard: ['Just you /now'],
  left: 'The other person has left this evening.',
  ownLeft: 'You’ve left this evening.',
  overBoard: ['That’s /all'],
  over: 'This evening is over, or its link is wrong. An evening ends after 12 hours.',
  fullBoard: ['No place', '/left'],
  notOfferedBoard: ['One phone /only'],
  notOffered: 'This site has no server, so it can’t connect two phones. You can share one phone instead.',
  again: 'Start a new evening',
  alone: 'Pick on my own',
  leave: 'Leave this evening',
  unknownTaste: 'We couldn’t check your watchlist and history, so there may be titles you’ve seen.',
} as const;

/** Returns why an answer did not arrive. */
export const replyFailureText = (failure: Failure): string => {
  if (failure._tag === 'rate-limited') return `Not sent: too many requests. ${waitAdviceText(failure.retryAfterMs)}`;
  return isNetworkError(failure) ? 'Not sent: we can’t reach the server. Try again.' : 'Not sent: something went wrong. Try again.';
};

/** Returns why an evening could not be started or joined. */
export const joinFailureText = (failure: Failure): string => {
  if (failure._tag === 'not-found') return SHARED_EVENING_MESSAGES.noSuchCode;
  return failure._tag === 'conflict' ? SHARED_EVENING_MESSAGES.full : replyFailureText(failure);
};

/** Formats a code in two halves: "ABC 234". */
export const eveningCodeText = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`;
