import { answerReading, type ReadingRequest } from '#application/data-file/reading/answer-reading';

/** Entry of the worker that reads the files of an import. */
addEventListener('message', ({ data }: MessageEvent<ReadingRequest>) => void answerReading(data, (message) => postMessage(message)));
