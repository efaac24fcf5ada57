import { en } from '../../../app/messages/en.ts'
import { messagesFor, registerMessages } from '../../../app/messages/messages.ts'
import { so } from '../../../app/messages/so.ts'

// The build of the pages has its own copy of the messages; the server's own documents need them too.
registerMessages('SO', so)
registerMessages('EN', en)

export { messagesFor }
