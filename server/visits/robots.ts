/** Programs that say so themselves. */
const ROBOT = /bot\b|crawl|spider|slurp|preview|headless|lighthouse|pagespeed|monitor|curl|wget|python|java\/|http-client|facebookexternalhit/i

/** Whether a program says of itself that nobody reads what it fetches; whoever says nothing is one. */
export const isRobot = (agent: string | undefined): boolean => ROBOT.test(agent ?? 'bot')
