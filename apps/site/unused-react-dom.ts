import type { Edit } from './unused-features.ts'

const FILE = '/react-dom/cjs/react-dom-client.production.js'

/** A function that is never needed here: it returns at once, and the minifier drops its body. */
const idle = (name: string, args: string, value = ''): Edit => ({
  file: FILE,
  found: `function ${name}(${args}) {`,
  instead: `function ${name}(${args}) { return ${value};`,
})

/**
 * Parts of React DOM that this site does not use: `<ViewTransition>` and references to fragments.
 * A version that writes one otherwise stops the build.
 */
export const UNUSED_IN_REACT_DOM: readonly Edit[] = [
  {
    file: FILE,
    found: 'shouldStartViewTransition\n    ? (pendingViewTransition',
    instead: 'false\n    ? (pendingViewTransition',
  },
  idle('trackEnterViewTransitions', 'placement'),
  idle('commitAppearingPairViewTransitions', 'placement'),
  idle('commitEnterViewTransitions', 'placement, gesture'),
  idle('commitDeletedPairViewTransitions', 'deletion'),
  idle('commitExitViewTransitions', 'deletion'),
  idle('commitNestedViewTransitions', 'changedParent'),
  idle('restorePairedViewTransitions', 'parent'),
  idle('restoreEnterOrExitViewTransitions', 'fiber'),
  idle('restoreNestedViewTransitions', 'changedParent'),
  idle('measureNestedViewTransitions', 'changedParent, gesture'),
  idle('scheduleViewTransitionEvent', 'fiber, callback'),
  idle('commitAfterMutationEffectsOnFiber', 'finishedWork, root'),
  // Methods of what a fragment's reference would hold: no more than variables that nothing reads.
  { file: FILE, found: 'FragmentInstance.prototype.', instead: 'var unused_' },
  idle('commitNewChildToFragmentInstances', 'fiber, parentFragmentInstances'),
  idle('commitFragmentInstanceInsertionEffects', 'fiber'),
  idle('commitFragmentInstanceDeletionEffects', 'fiber'),
  idle('isFragmentInstanceParent', 'fiber', 'false'),
  { file: FILE, found: 'new FragmentInstance(current)', instead: 'null' },
  idle('addFragmentHandleToFiber', 'child, fragmentInstance'),
  idle('preconnectAs', 'rel, href, crossOrigin'),
  idle('preloadModule', 'href, options'),
  idle('preinitScript', 'src, options'),
  idle('preinitStyle', 'href, precedence, options'),
  idle('preinitModuleScript', 'src, options'),
]
