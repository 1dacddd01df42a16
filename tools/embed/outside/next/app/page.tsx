export default function Home() {
  return <h1>Another site</h1>
}
