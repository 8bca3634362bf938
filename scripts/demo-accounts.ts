import { readSettings } from '../server/configuration.ts'
import { accountsIn, demoAccountsFile } from '../server/greeting.ts'

// npm run demo:accounts: everybody one can be in the demo, as one line of JSON: [{role, email, password, totpSecret?}]. Refuses in a live shop.
const settings = readSettings()
const accounts = settings.demo ? await accountsIn(demoAccountsFile(settings.dataFolder)) : []
if (accounts.length > 0) {
  console.log(JSON.stringify(accounts))
} else {
  console.error(
    settings.demo
      ? `There are no demo accounts in ${settings.dataFolder} yet. npm start makes them.`
      : "This is a live shop. It has no demo accounts, and nobody's password is known here.",
  )
  process.exitCode = 1
}
