/** The component that replaces Payload's publish button where nothing else is asked before. */
export const PUBLISH_BUTTON = '/four-eyes/admin/publish-with-reason.tsx#PublishWithReason'
