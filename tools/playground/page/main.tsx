import '@atrium/ui/styles.layer.css'
import { createRoot } from 'react-dom/client'
import { Playground } from './Playground'

const place = document.getElementById('playground')
if (place) createRoot(place).render(<Playground isAddressed origin={window.location.origin} />)
