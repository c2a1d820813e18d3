export { changesSince, deleteOldItemChanges, type ItemChanges, KEPT_HOURS, type Position, positionNow } from './changes-store.ts'
export { createFollower, type Follower } from './follow.ts'
export { hasSeenAll, isLater } from './snapshot.ts'
