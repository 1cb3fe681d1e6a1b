// The script that every document runs first.
import './theme-start.ts';
import './boot-error.ts';
import './failed-files.ts';
import './app-start.ts';
