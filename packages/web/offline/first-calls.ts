import { askFirstCalls } from '../src/lib/device/first-calls.ts';

askFirstCalls();
