import { defineConfig, devices } from '@playwright/test'
import type { JourneyOptions } from './tests/support/journey.ts'
import { launchOptions } from './tests/support/browser-launch.ts'
import { DESK_ONLY, PHONE_ONLY } from './tests/support/journey-screens.ts'

/** The shop must be seen as by a person: with "Headless" in its name a browser is taken for a robot and gets no streamed pages. */
const userAgent = (device: string) => device.replace('HeadlessChrome', 'Chrome')

/**
 * Journeys walk through whole shops of their own (`tests/support/journey-shop.ts`), one for the desk and one for the phone.
 * `npm run journeys -- --ui` shows them; `SHOP_URL` and `SHOP_DATA` point them at a shop that runs already.
 */
export default defineConfig<JourneyOptions>({
  testDir: 'tests/journeys',
  globalSetup: './tests/support/journey-shop.ts',
  outputDir: 'test-results/journeys',
  // On two cores two leave a tenth of the machine idle, three nothing.
  workers: 3,
  fullyParallel: true,
  // Tells what is broken from what is sometimes late. The gate fails for both (`scripts/gate/reports.ts`).
  retries: 1,
  forbidOnly: true,
  // Patience for machines that are busy with other things; on a quiet one nothing takes nearly as long.
  timeout: 150_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    // What cannot be pressed is said while it is still clear where, not when the whole walk has run out of time.
    actionTimeout: 60_000,
    // Tracing every walk costs as much as walking; what fails is walked again, and traced then.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    locale: 'en-GB',
    timezoneId: 'Asia/Bangkok',
    launchOptions: launchOptions(),
  },
  projects: [
    { name: 'desk', testIgnore: PHONE_ONLY, use: { ...devices['Desktop Chrome'], userAgent: userAgent(devices['Desktop Chrome'].userAgent) } },
    {
      name: 'phone',
      testIgnore: DESK_ONLY,
      use: { ...devices['Pixel 7'], userAgent: userAgent(devices['Pixel 7'].userAgent) },
    },
  ],
})
