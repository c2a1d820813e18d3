// React makes itself ready in a task of its own, before the shop does: a touch in between is answered.
import 'react-dom/client'
