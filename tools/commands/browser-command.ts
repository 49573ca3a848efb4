import { requireChromium } from '../browser/install-chromium'
import { runCommand } from './run-command'

/** The first step of tests with a browser: finds or installs Chromium, and prints its path. */
void runCommand(async () => `The browser is ${await requireChromium()}`)
