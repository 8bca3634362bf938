import { endAfterFile } from './endings.ts'

endAfterFile()
